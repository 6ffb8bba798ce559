"""The sections of `benchmarks/compiled.py`: how fast many games go, each with the ratios of one run."""

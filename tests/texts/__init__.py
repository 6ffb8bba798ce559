"""Every sentence: whole, the same in all languages, and written as each language is written."""

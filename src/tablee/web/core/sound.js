/**
 * Sounds: short tones made on the spot, no recordings. Browsers let a page sound only after a first tap or key.
 *
 * @typedef {"turn" | "lay" | "talk" | "chat" | "play" | "mistake" | "won" | "lost" | "refused"} Sound
 *
 * @typedef {object} Tone
 * @property {number} at_ms when it begins, after the first
 * @property {number} ms how long it rings
 * @property {number} hz its pitch
 * @property {number} [to_hz] the pitch that it slides to
 * @property {OscillatorType} [shape] sine unless said
 * @property {number} [loud] 0 to 1; 0.5 unless said
 */

/** @type {Record<Sound, Tone[]>} */
const TONES = {
  turn: [
    { at_ms: 0, ms: 160, hz: 587, shape: "triangle" },
    { at_ms: 130, ms: 340, hz: 880, shape: "triangle" },
  ],
  lay: [
    { at_ms: 0, ms: 70, hz: 240, to_hz: 120, shape: "triangle", loud: 0.6 },
    { at_ms: 4, ms: 30, hz: 1300, to_hz: 500, shape: "triangle", loud: 0.12 },
  ],
  talk: [
    { at_ms: 0, ms: 90, hz: 494, loud: 0.35 },
    { at_ms: 90, ms: 140, hz: 440, loud: 0.35 },
  ],
  chat: [
    { at_ms: 0, ms: 80, hz: 988, loud: 0.3 },
    { at_ms: 70, ms: 120, hz: 1175, loud: 0.3 },
  ],
  play: [
    { at_ms: 0, ms: 120, hz: 440, shape: "triangle" },
    { at_ms: 110, ms: 120, hz: 554, shape: "triangle" },
    { at_ms: 220, ms: 320, hz: 659, shape: "triangle" },
  ],
  mistake: [
    { at_ms: 0, ms: 220, hz: 311, to_hz: 277, shape: "triangle", loud: 0.6 },
    { at_ms: 190, ms: 420, hz: 233, to_hz: 185, shape: "triangle", loud: 0.6 },
  ],
  won: [
    { at_ms: 0, ms: 180, hz: 523, shape: "triangle" },
    { at_ms: 140, ms: 180, hz: 659, shape: "triangle" },
    { at_ms: 280, ms: 180, hz: 784, shape: "triangle" },
    { at_ms: 420, ms: 700, hz: 1047, shape: "triangle" },
    { at_ms: 420, ms: 700, hz: 659, loud: 0.25 },
  ],
  lost: [
    { at_ms: 0, ms: 260, hz: 392 },
    { at_ms: 220, ms: 260, hz: 349 },
    { at_ms: 440, ms: 620, hz: 294 },
  ],
  refused: [{ at_ms: 0, ms: 130, hz: 196, to_hz: 165, shape: "triangle", loud: 0.45 }],
};

const ATTACK_S = 0.008; // without it a tone begins with a click
const SILENCE = 0.0001; // exponential ramps cannot reach 0
const GESTURES = ["pointerdown", "keydown"];

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let master = null;
let volume = 0.5;

/** Set how loud everything is: 0 is off, 1 is full. @param {number} loudness */
export function setVolume(loudness) {
  volume = Math.min(1, Math.max(0, loudness));
  if (context && master) master.gain.setTargetAtTime(heard(volume), context.currentTime, 0.01);
}

/** Let the page sound from the first tap or key on. @param {EventTarget} target */
export function soundAfterGesture(target) {
  for (const gesture of GESTURES) target.addEventListener(gesture, wake, { capture: true, passive: true });
}

/** Play a sound; nothing is heard before the first tap or key, or with the volume at 0. @param {Sound} name */
export function play(name) {
  if (!context || !master || context.state !== "running" || volume === 0) return;
  const start = context.currentTime + 0.01;
  for (const tone of TONES[name]) ring(context, master, tone, start + tone.at_ms / 1000);
}

/** Half of the slider is half as loud to the ear, not to a voltmeter. @param {number} loudness */
function heard(loudness) {
  return loudness * loudness;
}

function wake() {
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = heard(volume);
    master.connect(context.destination);
  }
  if (context.state === "suspended") context.resume().catch(() => {}); // it is tried again with the next gesture
}

/**
 * @param {AudioContext} audio
 * @param {AudioNode} output
 * @param {Tone} tone
 * @param {number} start
 */
function ring(audio, output, tone, start) {
  const end = start + tone.ms / 1000;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = tone.shape ?? "sine";
  source.frequency.setValueAtTime(tone.hz, start);
  if (tone.to_hz) source.frequency.exponentialRampToValueAtTime(tone.to_hz, end);
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime((tone.loud ?? 0.5) * 0.6, start + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.connect(gain).connect(output);
  source.start(start);
  source.stop(end);
}

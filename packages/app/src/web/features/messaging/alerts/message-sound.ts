// The sound of a new message: two short tones, made by the browser.

const TONES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.12 },
] as const;

const TONE_SECONDS = 0.18;
const VOLUME = 0.12;

let context: AudioContext | undefined;

function playTone(audio: AudioContext, { frequency, at }: (typeof TONES)[number]): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(VOLUME, start);
  // Ends softly, without a click.
  gain.gain.exponentialRampToValueAtTime(0.0001, start + TONE_SECONDS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + TONE_SECONDS);
}

/** Plays it; silently does nothing if the browser has no sound. */
export function playMessageSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const tone of TONES) playTone(context, tone);
  } catch {
    // The message is shown anyway.
  }
}

/** How long a message belongs to the tab that plays it, in milliseconds. */
const CLAIM_MS = 2000;

/** Runs a callback in one of the tabs that hear of a message, so that the sound is not played several times. */
export function runInOneTab(name: string, run: () => void): void {
  if (!('locks' in navigator)) {
    run();
    return;
  }
  void navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    run();
    await new Promise((later) => setTimeout(later, CLAIM_MS));
  });
}

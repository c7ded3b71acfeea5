// The sounds of a scan: a short high tone for the right parcel, two low tones for a wrong parcel. The packer
// looks at the box, not at the screen.

let context: AudioContext | null = null;

const TONES = {
  right: [{ pitch: 1200, from: 0, durationSeconds: 0.09 }],
  wrong: [
    { pitch: 220, from: 0, durationSeconds: 0.16 },
    { pitch: 180, from: 0.2, durationSeconds: 0.26 },
  ],
} as const;

export function playSound(kind: keyof typeof TONES): void {
  try {
    context ??= new AudioContext();
  } catch {
    // A device without sound: what is shown says the same.
    return;
  }
  for (const { pitch, from, durationSeconds } of TONES[kind]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + from;
    tone.type = kind === 'right' ? 'sine' : 'square';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + durationSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + durationSeconds);
  }
}

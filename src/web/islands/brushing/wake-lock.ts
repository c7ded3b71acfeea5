// Keeps the screen on while somebody brushes, through a wake lock.

/**
 * Creates a wake lock. It keeps the screen on from `hold` to `release`, also after the visitor used another
 * app meanwhile.
 */
export function createWakeLock() {
  let isHeld = false;
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    isHeld = true;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
    } catch {
      // Low on battery: the screen may go dark, the clock goes on.
    }
    if (!isHeld) release();
  }

  function release(): void {
    isHeld = false;
    void lock?.release();
    lock = null;
  }

  document.addEventListener('visibilitychange', () => {
    if (isHeld && document.visibilityState === 'visible') void hold();
  });
  return { hold, release };
}

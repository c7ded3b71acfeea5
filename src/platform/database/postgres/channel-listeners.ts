// Who wants to hear which channel, whatever connection the messages come over.
// Pure bookkeeping: it answers when a channel needs its LISTEN or UNLISTEN.

type Listener = { onMessage: (payload: string) => void; onGap: (() => void) | undefined };

export type ChannelListeners = {
  channels(): string[];
  /** Answers true when this is the first listener of the channel. */
  add(channel: string, listener: Listener): boolean;
  /** Answers true when nobody is left on the channel. */
  remove(channel: string, listener: Listener): boolean;
  deliver(channel: string, payload: string): void;
  reportGap(): void;
};

export function createChannelListeners(): ChannelListeners {
  const byChannel = new Map<string, Set<Listener>>();
  return {
    channels: () => [...byChannel.keys()],
    add(channel, listener) {
      const listeners = byChannel.get(channel);
      if (listeners !== undefined) {
        listeners.add(listener);
        return false;
      }
      byChannel.set(channel, new Set([listener]));
      return true;
    },
    remove(channel, listener) {
      const listeners = byChannel.get(channel);
      if (listeners === undefined || !listeners.delete(listener) || listeners.size > 0) return false;
      return byChannel.delete(channel);
    },
    deliver(channel, payload) {
      for (const { onMessage } of byChannel.get(channel) ?? []) onMessage(payload);
    },
    reportGap() {
      for (const listeners of byChannel.values()) for (const { onGap } of listeners) onGap?.();
    },
  };
}

/** A channel name as LISTEN takes it: an identifier cannot be a parameter. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

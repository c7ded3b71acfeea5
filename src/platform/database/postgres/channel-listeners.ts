// Keeps the listeners of each NOTIFY channel, independent of the connection that delivers the messages. It
// reports when a channel needs LISTEN or UNLISTEN.

type Listener = { onMessage: (payload: string) => void; onGap: (() => void) | undefined };

export type ChannelListeners = {
  channels(): string[];
  /**
   * Adds a listener to the NOTIFY messages of a channel. Returns true for the first listener of its channel,
   * which then needs LISTEN.
   */
  add(channel: string, listener: Listener): boolean;
  /**
   * Removes a listener to the NOTIFY messages of a channel. Returns true when its channel has no listener
   * left and needs UNLISTEN.
   */
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

/** Quotes a channel name for the SQL text of LISTEN, which takes no parameters. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

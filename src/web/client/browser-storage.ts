// Local and session storage that never throw. When the browser refuses storage (private window, full disk,
// blocked site), values are kept in memory and are lost when the page closes.

export type BrowserStorage = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
};

/**
 * Creates a storage that never throws. `find` returns the browser's storage and is called at every access,
 * because merely reading `window.localStorage` throws where cookies are blocked.
 */
export function createBrowserStorage(find: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => find().getItem(key)) ?? null,
    write(key, value) {
      try {
        find().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      attempt(() => find().removeItem(key));
    },
  };
}

export const localStore = createBrowserStorage(() => window.localStorage);
export const sessionStore = createBrowserStorage(() => window.sessionStorage);

/** Returns the value of a cookie; null when it is absent or httpOnly. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie === undefined
    ? null
    : (attempt(() => decodeURIComponent(cookie.slice(name.length + 1))) ?? null);
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

// Starts the Chromium of the browser tests: from an npm package (Linux x64), or the installed one that
// CHROMIUM_PATH names.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { findFreePort } from '#platform/http/connections/listen.ts';

const SWITCHES = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let running: Promise<Browser> | undefined;

/**
 * Returns the browser shared by all test files of a worker, which closes with the worker. A closed browser is
 * replaced by a new one.
 */
export function launchBrowser(): Promise<Browser> {
  running ??= launch().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

async function launch(): Promise<Browser> {
  const browser = await playwright.launch({ executablePath: await chromiumPath(), args: SWITCHES });
  browser.once('disconnected', () => {
    running = undefined;
  });
  return browser;
}

/** Returns the path of Chromium; the first call unpacks it into the folder for temporary files. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
}

/** The timeout in ms; long, because a busy machine is only slow. */
const WAIT_MS = 60_000;

/** Opens a new browser context: on a Dutch phone, unless the options say otherwise. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  return context;
}

export type BareBrowser = { port: number; close(): Promise<void> };

/**
 * Starts the same Chromium separately, for tools such as Lighthouse that cannot share a browser with
 * Playwright.
 */
export async function launchBareBrowser(): Promise<BareBrowser> {
  const port = await findFreePort();
  const profile = mkdtempSync(join(tmpdir(), 'zwartwit-chromium-'));
  const parameters = [...SWITCHES, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const child = spawn(await chromiumPath(), parameters, { stdio: 'ignore' });
  return {
    port,
    async close() {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * The message of the browser when it shows a page without a view transition; a page without loaded scripts
 * cannot prevent that message.
 */
const PASSAGE_LEFT_OUT = 'Transition was skipped';

/** Calls `heard` with the message of every exception of the page's scripts. */
export function onException(page: Page, heard: (words: string) => void): void {
  page.on('pageerror', ({ message }) => {
    if (message !== PASSAGE_LEFT_OUT) heard(message);
  });
}

/**
 * The problems seen on a page that must have none: errors in the console, exceptions, and requests to other
 * servers.
 */
export type PageTroubles = { troubles: string[] };

export function watchTroubles(page: Page, origin: string): PageTroubles {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  onException(page, (words) => troubles.push(`exception: ${words}`));
  page.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (protocol.startsWith('http') && requested !== origin) troubles.push(`request to ${requested}`);
  });
  return { troubles };
}

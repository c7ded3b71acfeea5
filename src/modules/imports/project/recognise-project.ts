// Recognises the framework and the app builder of an imported app, by its package.json and by files that
// online app builders leave in their exports.

import * as z from 'zod';
import type { Project } from '../contract.ts';

const namesSchema = z.record(z.string(), z.unknown()).catch({});
const packageSchema = z.object({
  name: z.string().catch(''),
  version: z.string().catch(''),
  dependencies: namesSchema,
  devDependencies: namesSchema,
});

type Clues = {
  dependsOn(name: string | RegExp): boolean;
  hasFile(path: string | RegExp): boolean;
  name: string;
};
type Signature = { label: string; fits(clues: Clues): boolean };

/**
 * The frameworks and how to recognise them. The first match counts, so a framework precedes the frameworks it
 * builds on.
 */
const FRAMEWORKS: readonly Signature[] = [
  { label: 'Next.js', fits: ({ dependsOn }) => dependsOn('next') },
  { label: 'Expo (React Native)', fits: ({ dependsOn }) => dependsOn('expo') },
  { label: 'Gatsby', fits: ({ dependsOn }) => dependsOn('gatsby') },
  { label: 'Astro', fits: ({ dependsOn }) => dependsOn('astro') },
  { label: 'Nuxt', fits: ({ dependsOn }) => dependsOn('nuxt') },
  { label: 'SvelteKit', fits: ({ dependsOn }) => dependsOn('@sveltejs/kit') },
  { label: 'Remix', fits: ({ dependsOn }) => dependsOn(/^@remix-run\/(react|node|dev)$/) },
  { label: 'React Router', fits: ({ dependsOn }) => dependsOn('@react-router/dev') },
  { label: 'Angular', fits: ({ dependsOn }) => dependsOn('@angular/core') },
  { label: 'SolidStart', fits: ({ dependsOn }) => dependsOn('@solidjs/start') },
  { label: 'React + Vite', fits: ({ dependsOn }) => dependsOn('react') && dependsOn('vite') },
  { label: 'Vue + Vite', fits: ({ dependsOn }) => dependsOn('vue') && dependsOn('vite') },
  { label: 'Svelte + Vite', fits: ({ dependsOn }) => dependsOn('svelte') && dependsOn('vite') },
  { label: 'Create React App', fits: ({ dependsOn }) => dependsOn('react-scripts') },
  { label: 'React', fits: ({ dependsOn }) => dependsOn('react') },
  { label: 'Vue', fits: ({ dependsOn }) => dependsOn('vue') },
  { label: 'Svelte', fits: ({ dependsOn }) => dependsOn('svelte') },
];

const BUILDERS: readonly Signature[] = [
  { label: 'Lovable', fits: ({ dependsOn }) => dependsOn('lovable-tagger') },
  { label: 'Base44', fits: ({ dependsOn }) => dependsOn('@base44/sdk') },
  { label: 'Bolt', fits: ({ hasFile }) => hasFile(/^\.bolt\//) },
  { label: 'v0', fits: ({ name, hasFile }) => /^my-v0-(project|app)$/.test(name) || hasFile(/^\.v0\//) },
  { label: 'Replit', fits: ({ dependsOn, hasFile }) => hasFile('.replit') || dependsOn(/^@replit\//) },
  { label: 'Firebase Studio', fits: ({ hasFile }) => hasFile('.idx/dev.nix') },
  { label: 'StackBlitz', fits: ({ hasFile }) => hasFile('.stackblitzrc') },
];

/**
 * Returns the description of an imported app: name, version, framework, app builder and number of
 * dependencies. `root` is the app's folder in the archive, `packageText` the content of its package.json
 * (ignored when invalid), and `paths` are the app's files, relative to `root`.
 */
export function recogniseProject(root: string, packageText: string, paths: readonly string[]): Project {
  const about = packageSchema.safeParse(parseJson(packageText)).data;
  const names = Object.keys({ ...about?.dependencies, ...about?.devDependencies });
  const clues: Clues = {
    name: about?.name ?? '',
    dependsOn: (pattern) => names.some((name) => matches(name, pattern)),
    hasFile: (pattern) => paths.some((path) => matches(path, pattern)),
  };
  const labelOf = (signs: readonly Signature[]) => signs.find(({ fits }) => fits(clues))?.label ?? null;
  return {
    root,
    name: clip(about?.name ?? ''),
    version: clip(about?.version ?? ''),
    framework: labelOf(FRAMEWORKS),
    builder: labelOf(BUILDERS),
    dependencies: names.length,
  };
}

function matches(text: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? text === pattern : pattern.test(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

const clip = (text: string) => text.replaceAll(/\p{C}/gu, '').slice(0, 200);

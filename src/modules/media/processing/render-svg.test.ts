import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawing } from '#tests/support/pictures.ts';
import { rendererPermissions, renderSvg } from './render-svg.ts';

const paintersAtWork = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap');

test('a drawing becomes pixels, and its process is gone', async () => {
  const { data, info } = await renderSvg(drawing('<rect width="24" height="24" fill="#fff"/>'));
  expect(info).toEqual({ width: 1600, height: 1600, channels: 4 });
  expect(data.subarray(0, 4)).toEqual(Buffer.from([255, 255, 255, 255]));
  await expect.poll(paintersAtWork).toEqual([]);
});

// What each would cost without an end, on one core: 8 s, 30 s and minutes.
const SLOW = {
  groups: `${'<g opacity=".9">'.repeat(250)}<rect width="24" height="24"/>${'</g>'.repeat(250)}`,
  filter: `<filter id="f"><feConvolveMatrix order="20" kernelMatrix="${'1 '.repeat(400)}"/></filter><rect width="24" height="24" filter="url(#f)"/>`,
  dashes: `<path d="M0 0${'L24 24L0 12'.repeat(5000)}" stroke="#345" stroke-width=".01" stroke-dasharray=".005"/>`,
};

test.each(['groups', 'filter', 'dashes'] as const)(
  'a drawing that takes too long is refused and its process ended: %s',
  async (kind) => {
    await expect(renderSvg(drawing(SLOW[kind]), 1000)).rejects.toMatchObject({
      status: 422,
      code: 'picture_too_complex',
    });
    await expect.poll(paintersAtWork).toEqual([]);
  },
);

test('a process that still paints ends with the shop', async () => {
  const painter = fork(fileURLToPath(new URL('./svg-renderer.ts', import.meta.url)), {
    execArgv: [],
    serialization: 'advanced',
  });
  const ended = once(painter, 'exit');
  painter.send(drawing(SLOW.dashes), () => painter.disconnect());
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('what is no drawing says so', async () => {
  await expect(renderSvg(Buffer.from('<svg>'))).rejects.toThrow(/corrupt|unsupported/);
});

/** Actions of which the test checks that Node forbids them in the process that renders SVGs. */
const FORBIDDEN_ACTIONS = {
  'read its own program': 'fs.readFileSync(process.argv[1])',
  'read another file': "fs.readFileSync('/etc/hostname')",
  'read what lies beside its program': "fs.readFileSync('package-lock.json')",
  write: "fs.writeFileSync(process.argv[1] + '.left', '')",
  'start a process': "children.execFileSync('/bin/true')",
  'start a thread': "new threads.Worker('', { eval: true })",
};

test('a process that paints reads programs, no other file, and starts nothing', async () => {
  const file = fileURLToPath(new URL('./svg-renderer.ts', import.meta.url));
  const probe = `import fs from 'node:fs';
    import children from 'node:child_process';
    import threads from 'node:worker_threads';
    const tried = (deed) => { try { deed(); return 'done'; } catch ({ code }) { return code; } };
    process.send({ ${Object.entries(FORBIDDEN_ACTIONS).map(([name, code]) => `'${name}': tried(() => ${code})`)},
      secrets: Object.keys(process.env) });`;
  const { env, execArgv = [] } = rendererPermissions(file);
  const painter = fork(file, {
    env,
    execArgv: [...execArgv, `--import=data:text/javascript,${encodeURIComponent(probe)}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [done] = await once(painter, 'message');
  painter.disconnect();
  const refused = 'ERR_ACCESS_DENIED';
  expect(done).toEqual({
    secrets: [],
    'read its own program': 'done',
    'read another file': refused,
    'read what lies beside its program': refused,
    write: refused,
    'start a process': refused,
    'start a thread': refused,
  });
});

import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // The server build has a second entry, the thread of the embedded database; each keeps its own name.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;

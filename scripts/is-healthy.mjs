// The health check of the container. It only checks that the process answers; an unreachable database is no
// failure, because a restart would not help.

const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4_000),
});
process.exit(answer.ok ? 0 : 1);

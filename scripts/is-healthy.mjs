// Whether the shop of this container lives: what its health check asks. Alive is enough; a database that is
// away does not heal by a restart.

const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4_000),
});
process.exit(answer.ok ? 0 : 1);

// Starts the shop from its sources, without pages, as a process that may be killed: for the small chaos test, which
// has to run before anything is built. Settings come from the environment, as for the real launcher.

import { compose } from '#main/compose/compose.ts';
import { registerApi } from '#main/http/register-api.ts';
import { catchUp } from '#main/jobs/schedules.ts';
import { seedShop } from '#main/seed-shop.ts';
import { stopOnSignals } from '#main/stop-on-signals.ts';
import { untilDatabaseAnswers } from '#main/until-database-answers.ts';
import { ensureFirstOperator } from '#modules/accounts/index.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createHttpServer } from '#platform/http/create-http-server.ts';
import { leaveRoomForFiles } from '#platform/http/limits/pressure.ts';
import { createLog } from '#platform/log/create-log.ts';
import { systemClock } from '#shared/clock.ts';
import { ensureArchive, migrationsFolder } from '#tests/support/database.ts';

const config = readConfig(process.env);
const log = createLog(config.logLevel);
const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;

type Running = { stop(): Promise<void> };

async function startOnce(beforeListening: () => Promise<void>): Promise<Running> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataFolder: config.dataDir,
    migrationsFolder,
    preparedArchive: config.databaseUrl ? undefined : await ensureArchive(),
    log,
    onDeath: () => process.exit(70),
  });
  const undo: (() => Promise<void>)[] = [() => database.close()];
  const stop = async () => {
    for (const step of undo.reverse().splice(0)) await step();
  };
  try {
    await seedShop(database, systemClock, { testMode: true });
    const { username, password } = config.admin;
    await ensureFirstOperator({ database, clock: systemClock }, { username, password });
    const platform = { config, database, log, publicUrl };
    const shop = await compose(platform);
    undo.push(async () => shop.sandbox?.stop());
    const { sessionSecret: cookieSecret } = config;
    const { countTogether } = shop;
    const app = await createHttpServer({ log, trustProxy: 0, cookieSecret, https: false, countTogether });
    leaveRoomForFiles(app.server);
    await registerApi(app, shop);
    undo.push(() => shop.jobs.stop());
    await shop.jobs.start({ work: true });
    undo.push(() => app.close());
    await beforeListening();
    await app.listen({ host: config.host, port: config.port });
    shop.sandbox?.start();
    await catchUp(shop);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const running = await untilDatabaseAnswers({ host: config.host, port: config.port, log }, startOnce);
stopOnSignals(running.stop);

// The texts of the files that install the shop on a server: the settings, the systemd units, and the
// configuration of the proxy. docs/deploy.md explains them.

import { readFileSync } from 'node:fs';

/** The paths of all files and folders of the installed shop. */
export const PLACES = {
  base: '/opt/zwartwit',
  current: '/opt/zwartwit/current',
  settings: '/etc/zwartwit/shop.env',
  data: '/var/lib/zwartwit',
  service: '/etc/systemd/system/zwartwit.service',
  socket: '/etc/systemd/system/zwartwit.socket',
  caddy: '/etc/caddy/Caddyfile',
};
export const USER = 'zwartwit';
const PORT = 3000;

/** Returns the initial text of the settings file, to which the operator adds further settings. */
export function settingsText({ domain, postgres }) {
  const database = postgres
    ? [
        `DATABASE_URL=postgres://${USER}@localhost/${USER}?host=/var/run/postgresql`,
        '# Processes that answer; with one, a new version still takes over without anybody noticing.',
        'WEB_CONCURRENCY=1',
      ]
    : ['# Without DATABASE_URL the embedded database is used.'];
  return lines(
    `# The settings of ${domain}; all there are: ${PLACES.current}/.env.example`,
    `PUBLIC_URL=https://${domain}`,
    `PORT=${PORT}`,
    '# Caddy stands in front and says where a visitor comes from.',
    'TRUST_PROXY=1',
    `DATA_DIR=${PLACES.data}`,
    ...database,
  );
}

/**
 * Returns the systemd socket unit. It keeps the port open while the shop restarts, so that visitors wait a
 * moment instead of being refused.
 */
export const socketUnit = () =>
  lines(
    '[Unit]',
    'Description=Zwartwit, its port',
    '',
    '[Socket]',
    `ListenStream=127.0.0.1:${PORT}`,
    'Backlog=4096',
    'NoDelay=true',
    '',
    '[Install]',
    'WantedBy=sockets.target',
  );

export const serviceUnit = ({ memory, postgres }) =>
  lines(
    '[Unit]',
    'Description=Zwartwit',
    'Requires=zwartwit.socket',
    'Wants=network-online.target',
    `After=zwartwit.socket network-online.target${postgres ? ' postgresql.service' : ''}`,
    'StartLimitIntervalSec=0',
    '',
    '[Service]',
    `User=${USER}`,
    `WorkingDirectory=${PLACES.current}`,
    'Environment=NODE_ENV=production LISTEN_FD=3 DRAIN_SECONDS=2',
    `ExecStart=${PLACES.current}/node_modules/node/bin/node ${PLACES.current}/scripts/start.mjs`,
    '# Replaces the processes one after another (WEB_CONCURRENCY).',
    'ExecReload=/bin/kill -USR2 $MAINPID',
    'Restart=always',
    'RestartSec=1',
    'RestartSteps=6',
    'RestartMaxDelaySec=60',
    '# The shop starts a process of its own again; the unit only when that is gone too.',
    'OOMPolicy=continue',
    'KillMode=mixed',
    'TimeoutStopSec=40',
    'LimitNOFILE=65536',
    `MemoryMax=${memory}`,
    '',
    `StateDirectory=${USER}`,
    'StateDirectoryMode=0700',
    `ReadWritePaths=${PLACES.data}`,
    'UMask=0077',
    'NoNewPrivileges=true',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'ProtectHome=true',
    'ProtectProc=invisible',
    'ProtectClock=true',
    'ProtectHostname=true',
    'ProtectKernelLogs=true',
    'ProtectKernelModules=true',
    'ProtectKernelTunables=true',
    'ProtectControlGroups=true',
    'PrivateTmp=true',
    'PrivateDevices=true',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
    'RestrictNamespaces=true',
    'RestrictRealtime=true',
    'RestrictSUIDSGID=true',
    'LockPersonality=true',
    'RemoveIPC=true',
    'SystemCallArchitectures=native',
    'SystemCallFilter=@system-service',
    'SystemCallFilter=~@privileged @resources',
    'SystemCallErrorNumber=EPERM',
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  );

const TEMPLATE = new URL('../caddy/Caddyfile', import.meta.url);

/**
 * Returns ops/caddy/Caddyfile for one shop on this machine. Health checks are left out, because there is no
 * second process to send visitors to; during a restart, visitors wait at the open port.
 */
export function caddyFile({ domain, ownAuthority }) {
  const authority = ownAuthority ? ['\ttls internal'] : [];
  const site = readFileSync(TEMPLATE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^#|^\t*health_/.test(line))
    .map((line) => line.replace(/\{\$UPSTREAMS:.*?\}/, `127.0.0.1:${PORT}`))
    .flatMap((line) => (line.startsWith('{$DOMAIN') ? [`${domain} {`, ...authority] : [line]));
  const other = [`www.${domain} {`, ...authority, `\tredir https://${domain}{uri} permanent`, '}'];
  return lines(...site, ...other);
}

const lines = (...all) => `${all.join('\n')}\n`;

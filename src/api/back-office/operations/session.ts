// The log-in and log-out endpoints of the back-office; registered inside the Fastify scope of
// `operatorSessions`.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionEndpoints } from '#modules/accounts/endpoints.ts';
import {
  beginSession,
  DEVICE_TTL_MS,
  type Device,
  issueDeviceToken,
  logIn,
  notLoggedIn,
  operatorOf,
  readDeviceToken,
  sessionCookie,
} from '#modules/accounts/index.ts';
import { cookieNameOf } from '#shared/cookie-name.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

const DEVICE_COOKIE = 'zwartwit_device';

type Signing = Pick<Shop, 'tokens' | 'clock'>;

/**
 * Registers the endpoints for logging in to the back-office and out. Every log-in creates a new session id.
 */
export function serveSession(
  serve: Serve,
  shop: Pick<Shop, 'database' | 'clock' | 'keyring' | 'tokens' | 'testMode' | 'loginLimiters'>,
): void {
  serve(sessionEndpoints.logIn, async ({ body, request, reply }) => {
    const device = deviceOf(shop, request);
    const operator = await logIn(shop, body, { network: request.network, device });
    await beginSession(request, operator);
    setDeviceCookie(shop, request, reply, operator.username);
    return operator;
  });
  serve(sessionEndpoints.logOut, async ({ request, reply }) => {
    const operator = operatorOf(request);
    if (operator) request.actor = operator;
    await request.session.destroy();
    const https = request.protocol === 'https';
    reply
      .clearCookie(sessionCookie(https), { path: '/', secure: https })
      .header('clear-site-data', '"cache", "storage"');
    return null;
  });
  serve(sessionEndpoints.read, ({ request }) => {
    const operator = operatorOf(request);
    if (!operator) throw notLoggedIn();
    return operator;
  });
}

/**
 * Reads the cookie that marks a browser as having logged in before; null when the cookie is missing or
 * unknown. A known device can still log in while strangers flood the log-in.
 */
export function deviceOf(shop: Signing, { cookies, protocol }: FastifyRequest): Device | null {
  return readDeviceToken(shop, cookies[cookieNameOf(DEVICE_COOKIE, protocol)]);
}

/** Sets the cookie that makes this browser a known device; each log-in renews the cookie. */
function setDeviceCookie(
  shop: Signing,
  request: FastifyRequest,
  reply: FastifyReply,
  username: string,
): void {
  reply.setCookie(
    cookieNameOf(DEVICE_COOKIE, request.protocol),
    issueDeviceToken(shop, username, deviceOf(shop, request)),
    {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: DEVICE_TTL_MS / 1000,
    },
  );
}

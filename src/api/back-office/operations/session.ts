// Log-in and log-out of the back-office; registered inside the scope of `operatorSessions`.

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

/** Serves log-in and log-out. A session gets a new id at every log-in. */
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
 * Reads the device of an earlier log-in from its cookie; null for an unknown one. A flood of log-ins by
 * strangers does not lock out a known device.
 */
export function deviceOf(shop: Signing, { cookies, protocol }: FastifyRequest): Device | null {
  return readDeviceToken(shop, cookies[cookieNameOf(DEVICE_COOKIE, protocol)]);
}

/** Sets the cookie that makes this browser a known device; each log-in renews it. */
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

// Sends a form with files and reports the progress, which `fetch` cannot do. Like `callApi` it sends cookies,
// and every refusal is an `ApiError`.

import { ApiError } from './api-client.ts';
import { withRetryAfterRefusal } from './retry-after-login.ts';

export type UploadOptions<Answer> = {
  parse(answer: unknown): Answer;
  /** Of an upload: called with the part of the form that was sent so far, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Sends a form and returns the parsed response. Throws `ApiError` on a refusal, TypeError when the network
 * fails, and AbortError when `signal` aborts.
 */
export function uploadForm<Answer>(
  path: string,
  form: FormData,
  options: UploadOptions<Answer>,
): Promise<Answer> {
  return withRetryAfterRefusal(() => uploadOnce(path, form, options), true);
}

function uploadOnce<Answer>(
  path: string,
  form: FormData,
  { parse, onProgress, signal }: UploadOptions<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.setRequestHeader('Accept', 'application/json');
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    call.onload = () => {
      try {
        if (call.status < 200 || call.status > 299)
          throw new ApiError(call.status, call.responseText, call.statusText);
        resolve(parse(JSON.parse(call.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    call.onerror = () => reject(new TypeError('The form could not be sent'));
    call.onabort = () => reject(new DOMException('The form is no longer wanted', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}

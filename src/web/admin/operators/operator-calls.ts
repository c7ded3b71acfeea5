// What the page of accounts asks of the shop, and where its answers are kept.

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import {
  type AddOperator,
  newPasswordAnswerSchema,
  type OperatorRole,
  operatorViewSchema,
} from '#modules/accounts/contract.ts';
import { callApi, ignoreAnswer } from '#web/client/api-client.ts';

const PATH = '/api/admin/operators';

export const operatorsQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: ({ signal }) =>
    callApi(PATH, { parse: (answer) => z.array(operatorViewSchema).parse(answer), signal }),
});

export const addOperator = (body: AddOperator) =>
  callApi(PATH, { method: 'POST', body, parse: (answer) => newPasswordAnswerSchema.parse(answer) });

export const changeRole = (id: number, role: OperatorRole) =>
  callApi(`${PATH}/${id}`, { method: 'PATCH', body: { role }, parse: ignoreAnswer });

export const resetOperator = (id: number) =>
  callApi(`${PATH}/${id}/reset`, {
    method: 'POST',
    parse: (answer) => newPasswordAnswerSchema.parse(answer),
  });

export const removeOperator = (id: number) =>
  callApi(`${PATH}/${id}`, { method: 'DELETE', parse: ignoreAnswer });

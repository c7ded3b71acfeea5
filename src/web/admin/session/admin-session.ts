// Who is logged in, for the pages inside the shell. What somebody may do is decided by the shop; this only decides what
// is worth showing.

import { createContext, useContext } from 'react';
import type { Operator } from '#modules/accounts/contract.ts';

const AdminSessionContext = createContext<Operator | null>(null);

export const AdminSession = AdminSessionContext.Provider;

/** A viewer changes nothing: what only writes is not drawn. */
export function useMayWrite(): boolean {
  return useContext(AdminSessionContext)?.role !== 'viewer';
}

export function useAdminSession(): Operator {
  const operator = useContext(AdminSessionContext);
  if (!operator) throw new Error('There is no session outside the shell');
  return operator;
}

// Who is logged in, for the pages inside the shell, and which part of the back-office they are in. What
// somebody may do is decided by the shop; this only decides what is worth showing.

import { createContext, useContext } from 'react';
import { mayCall, mayRead, mayWrite, type Operator, type OperatorRole } from '#modules/accounts/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Tag } from '#shared/api/tags.ts';

const AdminSessionContext = createContext<Operator | null>(null);
const AdminPartContext = createContext<Tag>('account');

export const AdminSession = AdminSessionContext.Provider;
export const AdminPart = AdminPartContext.Provider;

export type Rights = {
  reads(part: Tag): boolean;
  writes(part: Tag): boolean;
};

export const rightsOf = (role: OperatorRole): Rights => ({
  reads: (part) => mayRead(role, part),
  writes: (part) => mayWrite(role, part),
});

export function useRights(): Rights {
  return rightsOf(useAdminSession().role);
}

/**
 * Whether something of this part may be changed; without one, of the part the page is in. Else what only
 * writes is not drawn.
 */
export function useMayWrite(part?: Tag): boolean {
  const operator = useContext(AdminSessionContext);
  const current = useContext(AdminPartContext);
  return operator !== null && mayWrite(operator.role, part ?? current);
}

/**
 * What something asks of the shop, when that is not of the part its page is of; `'nothing'` only shows
 * something.
 */
export type Requirement = Endpoint | 'nothing' | undefined;

/** Whether whoever is logged in would be let through with it. */
export function usePermissionCheck(): (requires: Requirement) => boolean {
  const operator = useContext(AdminSessionContext);
  const mayWriteHere = useMayWrite();
  return (requires) => {
    if (requires === undefined) return mayWriteHere;
    return requires === 'nothing' || (operator !== null && mayCall(operator.role, requires));
  };
}

export const useIsPermitted = (requires?: Requirement): boolean => usePermissionCheck()(requires);

export function useAdminSession(): Operator {
  const operator = useContext(AdminSessionContext);
  if (!operator) throw new Error('There is no session outside the shell');
  return operator;
}

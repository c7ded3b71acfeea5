// The logged-in operator and the current section, for pages inside the shell. The server decides what an
// operator may do; this file only decides which controls are shown.

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
 * True when the operator may change data in `part` of the API; by default the part of the current page. When
 * false, controls that only write are hidden.
 */
export function useMayWrite(part?: Tag): boolean {
  const operator = useContext(AdminSessionContext);
  const current = useContext(AdminPartContext);
  return operator !== null && mayWrite(operator.role, part ?? current);
}

/**
 * What the operator's role must permit, so that a control is shown: the endpoint the control calls, or
 * `'nothing'` for a control that only shows something. Undefined stands for the right to change data in the
 * part of the API the page belongs to.
 */
export type Requirement = Endpoint | 'nothing' | undefined;

/** Returns a function that tells whether the operator's role fulfils a `Requirement`. */
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

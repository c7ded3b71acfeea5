// The server's door to customers.
// Browser code uses contract.ts instead.

export { readBesideConversation } from './beside-conversation.ts';
export * from './contract.ts';
export { countChangedCustomers } from './count-customers.ts';
export { type EraseNeeds, eraseCustomer } from './erase-customer.ts';
export { ERASURE_LIST, keepErasureList, type ListedErasure, parseErasureList } from './erasure-list.ts';
export { giveData } from './give-data.ts';
export { findCustomerOfOrder, listCustomers } from './list-customers.ts';
export {
  addNote,
  type BlockedPeople,
  blockCustomer,
  keepBlockedPeople,
  removeNote,
  unblockCustomer,
} from './manage-customers.ts';
export type { PeopleNeeds } from './person-of.ts';
export { personalDataOfCustomers } from './personal-data.repository.ts';
export { readCustomer } from './read-customer.ts';
export { repeatErasures } from './repeat-erasures.ts';

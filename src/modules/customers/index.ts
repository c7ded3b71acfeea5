// Entry point of the customers module for server code: the list of customers with their figures, notes,
// blocking, and the export and erasure of a person's data. Browser code imports contract.ts instead.

export * from './contract.ts';
export { readConversationContext } from './conversation-context.ts';
export { countChangedCustomers } from './count-customers.ts';
export { type EraseNeeds, eraseCustomer } from './erase-customer.ts';
export {
  ERASURE_LIST,
  type ListedErasure,
  parseErasureList,
  saveErasureList,
} from './erasure-list.ts';
export { exportPersonalData } from './export-personal-data.ts';
export { findCustomerOfOrder, listCustomers } from './list-customers.ts';
export {
  addNote,
  type BlockedPeople,
  blockCustomer,
  createBlockedPeople,
  removeNote,
  unblockCustomer,
} from './manage-customers.ts';
export type { PeopleNeeds } from './person-of.ts';
export { personalDataOfCustomers } from './personal-data.repository.ts';
export { readCustomer } from './read-customer.ts';
export { replayErasures } from './replay-erasures.ts';

// Compares the small schemas of the checkout with the module contracts they read a part of. Types only: the
// contracts and zod are too large for this bundle.

/**
 * The type of the part of an API answer that a page reads. It is a type error when the contract may send a
 * value the schema would reject. When the schema reads a field the contract does not have, the result names
 * that field instead.
 */
export type ReadFrom<Contract extends Shown, Shown> = [UnknownFields<Shown, Contract>] extends [never]
  ? Shown
  : { unknownToTheContract: UnknownFields<Shown, Contract> };

type UnknownFields<Shown, Contract> = Shown extends readonly (infer Item)[]
  ? UnknownFields<Item, ItemOf<Contract>>
  : Shown extends object
    ? Exclude<KeyOf<Shown>, KeyOf<Contract>> | FieldsWithin<Shown, Contract>
    : never;

type FieldsWithin<Shown extends object, Contract> = {
  [Key in keyof Shown]-?: UnknownFields<NonNullable<Shown[Key]>, ValueOf<Contract, Key>>;
}[keyof Shown];

// Each for every member of a union.
type ItemOf<Contract> = Contract extends readonly (infer Item)[] ? Item : never;
type KeyOf<Contract> = Contract extends unknown ? keyof Contract : never;
type ValueOf<Contract, Key> = Contract extends unknown
  ? Key extends keyof Contract
    ? NonNullable<Contract[Key]>
    : never
  : never;

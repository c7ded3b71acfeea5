// Holds the checkout's own small schemas against the contracts of the modules they read a part of. Types
// only: the contracts themselves, and the zod they are written with, are too large for this bundle.

/**
 * What is shown of an answer. An error where the contract may send what the schema would refuse; and where
 * the schema reads a field the contract does not know, that field's name instead.
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

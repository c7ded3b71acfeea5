// Compares the small schemas of the checkout with the module contracts whose responses they read. Only types
// are compared, because the contracts and zod are too large for the checkout's bundle.

/**
 * The type of the fields of an API response that a page reads. It is a type error when the contract may send
 * a value the schema would reject. When the schema reads a field that is not in the contract, the result is
 * the name of that field.
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

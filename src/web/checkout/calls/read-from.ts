// Compares the small schemas of the checkout with the module contracts whose responses they read. Only types
// are compared, because the contracts and zod are too large for the checkout's bundle.

/**
 * The type of an API response as a page reads it: `Shown`, checked against the endpoint's `Contract`. A type
 * error when the contract allows a value that `Shown` does not. When `Shown` has a field that the contract
 * lacks, the result is an object type that names this field, so that its use fails.
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

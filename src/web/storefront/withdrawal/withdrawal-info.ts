// What the pages of the withdrawal function name: the shop's own terms and addresses.

export type WithdrawalInfo = {
  brand: string;
  company: string;
  /** In one line. */
  address: string;
  email: string;
  withdrawalDays: number;
  returnDays: number;
  refundDays: number;
};

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
  /** Where its forms are sent: with the order's own link, for who came by one. */
  action: string;
  order: { orderNumber: string; total: string; jars: number | null } | null;
};

export {
  countAdjustments,
  countBankPayments,
  countDifferences,
  countPaymentsInDoubt,
  countRefunds,
} from './waiting/queries.ts';

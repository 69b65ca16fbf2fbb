/** What the sandbox's cashier knows of trades: tests put there what only a vendor could do. */
export const cashierTrades = 'platform_sandbox_trade';
/** What it gave back. */
export const cashierRefunds = 'platform_sandbox_refund';

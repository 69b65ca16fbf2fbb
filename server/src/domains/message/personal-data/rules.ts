/** 11月27日, in Beijing. */
export function dayText(at: Date): string {
  const parts = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric' });
  return parts
    .formatToParts(at)
    .map(({ type, value }) => (type === 'month' ? `${value}月` : type === 'day' ? `${value}日` : ''))
    .join('');
}

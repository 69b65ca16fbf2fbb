/** Cities between which people commute every day, by name: metropolitan areas with trains in short intervals. */
export const commutingAreas: readonly (readonly string[])[] = [
  ['广州', '佛山'],
  ['西安', '咸阳'],
  ['长沙', '株洲', '湘潭'],
  ['北京', '廊坊'],
  ['上海', '苏州'],
  ['深圳', '东莞', '惠州'],
  ['沈阳', '抚顺'],
  ['厦门', '漳州'],
  ['郑州', '开封'],
  ['太原', '晋中'],
];

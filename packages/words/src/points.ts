/** The fractions that have a sign of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/7': '⅐',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
  '1/9': '⅑',
  '1/10': '⅒',
};
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
/** A win that up to ten people share, several times over, has no larger divisor that anybody would want to read. */
const LARGEST_DIVISOR = 90;
/** What adding up parts of one leaves behind. */
const ROUNDING = 1e-6;

/** Points as people write them in any language: a half of them is ½, neither 0.5 nor 0,5. */
export function pointsText(points: number): string {
  const whole = Math.floor(points + ROUNDING);
  const fraction = fractionText(points - whole);
  return fraction && whole === 0 ? fraction : `${whole}${fraction}`;
}

function fractionText(rest: number): string {
  for (let divisor = 1; divisor <= LARGEST_DIVISOR; divisor++) {
    const parts = Math.round(rest * divisor);
    if (Math.abs(parts / divisor - rest) > ROUNDING) continue;
    if (parts === 0) return '';
    return SIGNS[`${parts}/${divisor}`] ?? `${inDigits(parts, RAISED)}⁄${inDigits(divisor, LOWERED)}`;
  }
  return ` + ${rest.toFixed(2)}`;
}

const inDigits = (number: number, digits: string): string =>
  Array.from(String(number), (digit) => digits[Number(digit)]).join('');

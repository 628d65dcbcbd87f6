/** Points as people write them in any language: a half of them is ½, neither 0.5 nor 0,5. */
export function pointsText(points: number): string {
  const whole = Math.floor(points + 0.001);
  const rest = points - whole;
  const fraction =
    rest < 0.1 ? '' : rest < 0.3 ? '¼' : rest < 0.4 ? '⅓' : rest < 0.6 ? '½' : rest < 0.7 ? '⅔' : '¾';
  return fraction && whole === 0 ? fraction : `${whole}${fraction}`;
}

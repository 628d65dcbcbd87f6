import { type Colour, readCard } from '@sixfold/sixteen';

/** Says a card of Sixteen: `g3` becomes "green 3" where that is the language's word for the colour. */
export const sixteenCard =
  (colours: Readonly<Record<Colour, string>>, joker: string) =>
  (text: string): string => {
    const card = readCard(text);
    if (card === undefined) return text;
    return card.kind === 'joker' ? joker : `${colours[card.colour]} ${card.number}`;
  };

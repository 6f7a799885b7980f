/** No more than that: whose address it is, is found by looking it up. */
export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text);

export const NO_EMAIL = 'Enter an e-mail address, like name@example.com';

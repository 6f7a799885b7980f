/** First words of what was said to the console since the test began, or since `forgetLogged`. */
const consoles = () => [console.info, console.warn, console.error].filter((say) => jest.isMockFunction(say));

export const logged = (): string[] =>
  consoles().flatMap((say) => jest.mocked(say).mock.calls.map(([message]) => String(message)));

export const forgetLogged = () => consoles().forEach((say) => jest.mocked(say).mockClear());

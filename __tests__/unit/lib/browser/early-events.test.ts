import { earlyEvents } from '@/lib/browser/early-events';

it('what came before the listener is told to it first, up to the most that wait', () => {
  const { tell, hear } = earlyEvents<number>(2);
  [1, 2, 3].forEach(tell);
  const heard: number[] = [];
  hear((event) => heard.push(event));
  tell(4);
  expect(heard).toEqual([1, 2, 4]);
});

it('who stopped hears nothing more, and stopping late does not silence who came after', () => {
  const { tell, hear } = earlyEvents<string>(1);
  const heard: string[] = [];
  const stopFirst = hear((event) => heard.push(`first ${event}`));
  hear((event) => heard.push(`second ${event}`));
  stopFirst();
  tell('a');
  expect(heard).toEqual(['second a']);
});

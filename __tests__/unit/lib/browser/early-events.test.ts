import { earlyEvents } from '@/lib/browser/early-events';

it('what came before the listener is told to it first, up to the most that wait', () => {
  const { emit, subscribe } = earlyEvents<number>(2);
  [1, 2, 3].forEach(emit);
  const heard: number[] = [];
  subscribe((event) => heard.push(event));
  emit(4);
  expect(heard).toEqual([1, 2, 4]);
});

it('who stopped hears nothing more, and stopping late does not silence who came after', () => {
  const { emit, subscribe } = earlyEvents<string>(1);
  const heard: string[] = [];
  const stopFirst = subscribe((event) => heard.push(`first ${event}`));
  subscribe((event) => heard.push(`second ${event}`));
  stopFirst();
  emit('a');
  expect(heard).toEqual(['second a']);
});

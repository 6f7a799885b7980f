import { useState } from 'react';
import { prepareGrant } from './grant/ask-for-grant';
import { prepareStage, type LoadStage } from './LazyStage';

/** Whether the pointer or the focus has come near the play button: what needs no grant is then prepared (decision 0071). */
export function useNear<Props>(load: LoadStage<Props>) {
  const [isNear, setNear] = useState(false);
  const comeNear = () => {
    prepareGrant();
    prepareStage(load);
    setNear(true);
  };
  return { isNear, comeNear };
}

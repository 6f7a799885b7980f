/** Media with one caption file for every recording; `down` answers nothing. */
export class FakeMedia {
  down = false;
  captions = '';
  readonly asked: string[] = [];

  readonly read = async (address: string): Promise<string> => {
    this.asked.push(address);
    if (this.down) throw new Error('media is down');
    return this.captions;
  };
}

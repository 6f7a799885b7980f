/** @jest-environment node */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { prepareJobs } from '@/services/common/jobs/jobs';

it('a database that takes the connection and never answers is given up, so that the start can be tried again', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(prepareJobs(`postgres://nobody@127.0.0.1:${port}/none`, 'jobs')).rejects.toThrow(/timeout/);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

import { enquiry } from '../../../tests/contracts/server.ts';
import { idOf, makeClient } from './client.ts';
import { type Guarantee, type Outcome, promiseVerdict } from './outcome.ts';
import { onEachDatabase, type TestBed } from './test-bed.ts';

const AT_ONCE = 20;
const TIMES = 50;

async function sendAtOnce(bed: TestBed, times: number): Promise<Outcome> {
  const server = await bed.start();
  const client = makeClient(AT_ONCE);
  const statuses: number[] = [];
  const ids: string[] = [];
  for (let time = 0; time < times; time++) {
    const body = enquiry();
    ids.push(idOf(body));
    const saves = Array.from({ length: AT_ONCE }, () => client.save(server.address, body));
    statuses.push(...(await Promise.all(saves)));
  }
  client.close();
  const count = (status: number) => statuses.filter((one) => one === status).length;
  const { records, mails } = await bed.inspect(async (storage) => ({
    records: (await storage.list({})).length,
    mails: (await Promise.all(ids.map((id) => storage.mailsOf(id)))).map((list) => list.length),
  }));
  const isEachTwo = mails.every((one) => one === 2);
  return {
    what: `the same id ${AT_ONCE} times at once, ${times} ids`,
    found: `${records} records, ${mails.reduce((sum, one) => sum + one, 0)} mails; ${count(201)} × 201, ${count(200)} × 200, ${statuses.length - count(200) - count(201)} others`,
    aim: 'one record and two mails each, all 2xx',
    verdict: promiseVerdict(
      records === times && isEachTwo && count(201) === times && count(200) === times * (AT_ONCE - 1),
    ),
  };
}

/** The same submission over many connections at the same moment. */
export const sameId: Guarantee = {
  name: 'same-id',
  run: (options) => onEachDatabase(options, (bed) => sendAtOnce(bed, TIMES * options.scale)),
};

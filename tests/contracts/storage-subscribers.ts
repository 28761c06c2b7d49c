import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StorageError } from '../../src/server/storage/errors.ts';
import type { NewSubmission, SignUp } from '../../src/server/storage/records.ts';
import type { BackupStorage, DumpedRow } from '../../src/server/storage/storage.ts';
import { at, type StorageOpeners, sampleMail, sampleSubmission } from './storage.ts';

const EMAIL = 'amina@example.com';
const DAY = 24 * 60 * 60;
const secret = () => randomUUID().replaceAll('-', '');

/** A newsletter sign-up, this many seconds after the start of the test clock. */
export function sampleSignUp(seconds: number, changes: Partial<SignUp> = {}): NewSubmission & { signUp: SignUp } {
  const email = changes.email ?? EMAIL;
  const item = sampleSubmission(`N-${email}`, { kind: 'subscription', email, receivedAt: at(seconds).toISOString() });
  const mail = (templateId: string) =>
    sampleMail(item.submission.id, {
      templateId,
      recipient: email,
      createdAt: at(seconds).toISOString(),
      unsubscribeLink: 'https://a.example/x',
    });
  const texts = { email, token: secret(), confirmToken: secret(), form: 'newsletter', source: 'blog-page' };
  const mails = { confirmation: mail('confirmation'), reminder: mail('reminder') };
  const times = { at: at(seconds).toISOString(), quietSince: at(seconds - DAY).toISOString() };
  return { ...item, signUp: { ...texts, ...mails, ...times, ...changes } };
}

/** Guarantees of the subscriber list, for any database. */
export function subscribersContract(name: string, { open, reopen }: StorageOpeners<BackupStorage>): void {
  describe(`subscribers in ${name}`, () => {
    let storage: BackupStorage;
    beforeEach(async () => {
      storage = await open();
    });
    afterEach(() => storage.close());

    const templates = async (email = EMAIL) => (await storage.mailsOf(`N-${email}`)).map((mail) => mail.templateId);
    const statusOf = async (email = EMAIL) => (await storage.findSubscriber(email))?.status;
    const confirm = (item: { signUp: SignUp }, seconds: number, askedAfter = at(0 - DAY)) =>
      storage.confirmSubscriber(item.signUp.confirmToken, at(seconds), askedAfter);

    /** Signs up with the token that the address already has, as the newsletter does. */
    async function signUp(seconds: number, changes: Partial<SignUp> = {}) {
      const known = await storage.findSubscriber(changes.email ?? EMAIL);
      const item = sampleSignUp(seconds, { ...(known && { token: known.token }), ...changes });
      await storage.save(item);
      return item;
    }

    test('a new address is pending and gets one mail; another sign-up within a day changes nothing', async () => {
      const first = await signUp(0);
      expect(await storage.findSubscriber(EMAIL)).toEqual({
        email: EMAIL,
        status: 'pending',
        token: first.signUp.token,
        form: 'newsletter',
        source: 'blog-page',
        createdAt: at(0).toISOString(),
        confirmedAt: null,
        leftAt: null,
      });
      await signUp(DAY - 1, { source: 'article-x' });
      expect(await templates()).toEqual(['confirmation']);
      expect((await storage.mailsOf(`N-${EMAIL}`))[0]?.unsubscribeLink).toBe('https://a.example/x');
      expect(await confirm(first, DAY)).toBe('confirmed');
      expect(await storage.findSubscriber(EMAIL)).toMatchObject({
        source: 'blog-page',
        confirmedAt: at(DAY).toISOString(),
      });
    });

    test('a day later it gets another mail, and only the newest link confirms', async () => {
      const [first, second] = [await signUp(0), await signUp(DAY, { source: 'article-x' })];
      expect(await templates()).toEqual(['confirmation', 'confirmation']);
      expect(await confirm(first, DAY + 1)).toBe('expired');
      expect([await confirm(second, DAY + 1), await confirm(second, DAY + 2)]).toEqual(['confirmed', 'already']);
      expect((await storage.findSubscriber(EMAIL))?.source).toBe('article-x');
      expect(second.signUp.token).toBe(first.signUp.token);
    });

    test('a link confirms until it expires; an unknown one never does', async () => {
      const item = await signUp(10);
      expect(await confirm(item, 20, at(10))).toBe('expired');
      expect(await statusOf()).toBe('pending');
      expect(await confirm(sampleSignUp(0), 20)).toBe('expired');
      expect(await confirm(item, 20, at(9))).toBe('confirmed');
      expect(await confirm(item, 20 + 90 * DAY, at(80 * DAY))).toBe('already');
    });

    test('a confirmed address gets at most one reminder a day, and stays confirmed', async () => {
      await confirm(await signUp(0), 5);
      await signUp(10);
      expect(await templates()).toEqual(['confirmation']);
      await signUp(DAY + 10);
      await signUp(DAY + 20);
      expect(await templates()).toEqual(['confirmation', 'reminder']);
      await signUp(3 * DAY, { reminder: undefined });
      expect([await templates(), await statusOf()]).toEqual([['confirmation', 'reminder'], 'confirmed']);
    });

    test('an address that unsubscribed stays off the list whatever link is used; only a new sign-up, a day later, sends a mail again', async () => {
      const first = await signUp(0);
      await confirm(first, 5);
      expect(await storage.unsubscribe(first.signUp.token, at(10))).toBe(true);
      expect(await storage.unsubscribe(first.signUp.token, at(20))).toBe(true);
      expect(await storage.findSubscriber(EMAIL)).toMatchObject({ status: 'left', leftAt: at(10).toISOString() });
      expect(await confirm(first, 30)).toBe('expired');
      await signUp(40);
      expect([await statusOf(), await templates()]).toEqual(['left', []]);
      const again = await signUp(DAY);
      expect([await statusOf(), await templates()]).toEqual(['pending', ['confirmation']]);
      expect([await confirm(first, DAY + 1), await confirm(again, DAY + 1)]).toEqual(['expired', 'confirmed']);
      expect(await storage.unsubscribe(first.signUp.token, at(DAY + 2))).toBe(true);
      expect([await storage.unsubscribe(secret(), at(0)), await statusOf()]).toEqual([false, 'left']);
    });

    test('unsubscribing cancels queued mails about sign-ups, and no others', async () => {
      const item = await signUp(0);
      await storage.save({ ...sampleSubmission('K-1'), mails: [sampleMail('K-1', { recipient: EMAIL })] });
      await signUp(0, { email: 'b@example.com' });
      const [begun] = await storage.claim('mail', at(1), 1, 60_000);
      await storage.unsubscribe(item.signUp.token, at(2));
      expect([await templates(), await templates('b@example.com')]).toEqual([[], ['confirmation']]);
      expect(await storage.mailsOf('K-1')).toHaveLength(1);
      const wasTheirs = begun?.submissionId === `N-${EMAIL}`;
      expect(await storage.confirmClaim(begun?.id ?? '')).toBe(!wasTheirs);
    });

    test('of twenty concurrent confirmations one confirms, and nineteen find it confirmed', async () => {
      const item = await signUp(0);
      const other = await reopen();
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          (place % 2 === 0 ? storage : other).confirmSubscriber(item.signUp.confirmToken, at(5), at(-1)),
        ),
      );
      await other.close();
      expect(results.toSorted()).toEqual([...Array(19).fill('already'), 'confirmed']);
    });

    test('twenty concurrent sign-ups of one address through two servers send one mail, with valid links', async () => {
      const other = await reopen();
      const items = Array.from({ length: 20 }, () => sampleSignUp(0));
      await Promise.all(items.map((item, place) => (place % 2 === 0 ? storage : other).save(item)));
      await other.close();
      const mails = await storage.mailsOf(`N-${EMAIL}`);
      const asked = items.filter(({ signUp }) => signUp.confirmation.id === mails[0]?.id);
      expect([mails.length, asked.length]).toEqual([1, 1]);
      expect((await storage.findSubscriber(EMAIL))?.token).toBe(asked[0]?.signUp.token);
      expect(await confirm(asked[0] ?? sampleSignUp(0), 1)).toBe('confirmed');
    });

    test('concurrent sign-ups of many addresses in opposite orders through two servers do not deadlock', async () => {
      const other = await reopen();
      const emails = Array.from({ length: 40 }, (_, place) => `m${place}@example.com`);
      const save = (through: BackupStorage, email: string) => through.save(sampleSignUp(0, { email }));
      await Promise.all([
        ...emails.map((email) => save(storage, email)),
        ...emails.toReversed().map((email) => save(other, email)),
      ]);
      await other.close();
      expect(await storage.listSubscribers('pending')).toHaveLength(40);
      expect(await storage.countQueue('mail')).toEqual({ queued: 40, dead: 0 });
    });

    test('a sign-up during unsubscribing never ends in a confirmed address', async () => {
      const first = await signUp(0);
      await confirm(first, 1);
      const signUps = Array.from({ length: 5 }, () => signUp(2 * DAY));
      await Promise.all([...signUps, storage.unsubscribe(first.signUp.token, at(2 * DAY))]);
      const status = await statusOf();
      expect(['left', 'pending']).toContain(status);
      const asked = (await templates()).filter((one) => one === 'confirmation');
      expect(asked).toHaveLength(status === 'pending' ? 1 : 0);
      expect(await storage.listSubscribers('confirmed')).toEqual([]);
    });

    test('an erased person is no longer a subscriber; the subscription can be erased alone; others are kept', async () => {
      const item = await signUp(0);
      await signUp(0, { email: 'b@example.com' });
      await storage.save(sampleSubmission('K-1'));
      expect(await storage.erase({ subscriber: ' Amina@Example.com' })).toMatchObject({
        submissions: 1,
        subscribers: 1,
      });
      expect([await statusOf(), await storage.find('K-1')]).toEqual([undefined, expect.anything()]);
      expect([await confirm(item, 1), await storage.unsubscribe(item.signUp.token, at(1))]).toEqual(['expired', false]);
      await signUp(1);
      expect(await templates()).toEqual(['confirmation']);
      expect(await storage.erase({ email: 'AMINA@example.com' })).toMatchObject({ submissions: 2, subscribers: 1 });
      expect(await storage.erase({ email: EMAIL })).toMatchObject({ submissions: 0, subscribers: 0 });
      expect((await storage.listSubscribers()).map(({ email }) => email)).toEqual(['b@example.com']);
      expect(await storage.erase({ receivedBefore: at(9 * DAY) })).toMatchObject({ submissions: 1, subscribers: 0 });
      expect(await statusOf('b@example.com')).toBe('pending');
    });

    test('erasing does not block while the same address signs up', async () => {
      await signUp(0);
      const other = await reopen();
      const saves = Array.from({ length: 20 }, (_, place) => storage.save(sampleSignUp(place * 2 * DAY)));
      await Promise.all([...saves, other.erase({ email: EMAIL }), other.erase({ subscriber: EMAIL })]);
      await other.close();
      const known = await storage.findSubscriber(EMAIL);
      expect((await templates()).length === 0).toBe(known === undefined);
    });

    test('purging removes addresses that never confirmed or left long ago, and no confirmed ones', async () => {
      const [old, left] = [{ email: 'on@example.com' }, { email: 'left@example.com' }];
      await confirm(await signUp(0, old), 1);
      await storage.unsubscribe((await signUp(0, left)).signUp.token, at(1));
      await signUp(0, { email: 'silent@example.com' });
      await signUp(10, { email: 'asked@example.com' });
      expect(await storage.purgeSubscribers(at(10), at(1))).toBe(1);
      expect(await storage.purgeSubscribers(at(10), at(2))).toBe(1);
      expect((await storage.listSubscribers()).map(({ email }) => email)).toEqual([
        'on@example.com',
        'asked@example.com',
      ]);
      expect(await storage.countSignUpMails(at(0))).toBe(1);
      expect(await storage.countSignUpMails(at(-1))).toBe(2);
    });

    test('a backup contains the subscribers with their tokens, and is not restored over existing subscribers', async () => {
      const item = await signUp(0);
      const rows: DumpedRow[] = [];
      await storage.dump(async (row) => void rows.push(JSON.parse(JSON.stringify(row))));
      async function* all() {
        yield* rows;
      }
      await storage.erase({ id: `N-${EMAIL}` });
      await expect(storage.load(all())).rejects.toThrow(StorageError);
      await storage.erase({ email: EMAIL });
      await storage.load(all());
      expect(await templates()).toEqual(['confirmation']);
      expect([await confirm(item, 1), await storage.unsubscribe(item.signUp.token, at(2))]).toEqual([
        'confirmed',
        true,
      ]);
    });
  });
}

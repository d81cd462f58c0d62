import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeApk, type PublishedApk } from '../../src/apk/judge-apk.ts';
import { readApk } from '../../src/apk/read-apk.ts';
import { blockOf, PAIR_HEADER_SIZE, replaceBlock, signingBlockOf } from './change-apk.ts';
import { mutate, mutation } from './mutate.ts';
import { certificateDigest, fixture } from './sign-apk.ts';

/** `UNIO_APK_MUTATIONS=10000` tries more. */
const RUNS = Number(process.env['UNIO_APK_MUTATIONS'] ?? 1000);
/** The first half of the runs is always the same; the second half has a new seed, which is printed. */
const FIXED_SEED = 7;
const seed = Number(process.env['UNIO_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const GENUINE = [
  'v1-v2.apk',
  'v2.apk',
  'v2-rsa.apk',
  'v2-v3.apk',
  'v3.apk',
  'v3-rotated.apk',
  'v31.apk',
] as const;
const files = new Map(GENUINE.map((name) => [name as string, fixture(name)]));

async function certificatesOf(bytes: Buffer): Promise<string[]> {
  const reading = await readApk(new Blob([bytes as Buffer<ArrayBuffer>]));
  const signature = reading.kind === 'apk' ? reading.apk.signature : undefined;
  return signature && 'signers' in signature ? signature.signers.map((it) => it.certificate) : [];
}

const PUBLISHED: PublishedApk = {
  packageName: 'example.unio.wallet',
  certificates: [certificateDigest(''), ...(await certificatesOf(fixture('v2-rsa.apk')))],
};

const judge = async (bytes: Buffer) =>
  judgeApk(await readApk(new Blob([bytes as Buffer<ArrayBuffer>])), PUBLISHED).verdict;

describe('VER-7 no changed file is judged genuine', () => {
  it.each(GENUINE)('%s itself is genuine', async (name) => {
    expect((await judge(fixture(name))).kind).toBe('genuine');
  });

  it.each([
    ['always the same', FIXED_SEED],
    ['new each time', seed],
  ])(
    `FAULT-113 ${RUNS / 2} mutations, %s (seed %i)`,
    async (_, seed) => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...GENUINE),
          fc.array(mutation, { minLength: 1, maxLength: 3 }),
          async (name, mutations) => {
            const original = files.get(name) as Buffer;
            // Each mutation begins outside the padding, so that it has an effect.
            const changed = mutations
              .slice(1)
              .reduce(mutateIfPossible, mutate(original, mutations[0] as never));
            fc.pre(!changed.equals(original));
            expect((await judge(changed)).kind).not.toBe('genuine');
          },
        ),
        { numRuns: RUNS / 2, seed, maxSkipsPerRun: 10 },
      );
    },
    600_000,
  );

  it.each(GENUINE)(
    'FAULT-113 %s with another size or id of a part of its signing block',
    async (name) => {
      const apk = files.get(name) as Buffer;
      const { pairs } = signingBlockOf(apk);
      for (const { start, id } of pairs)
        for (let offset = start - PAIR_HEADER_SIZE; offset < start; offset += 1)
          for (let bit = 0; bit < 8; bit += 1) {
            const changed = Buffer.from(apk);
            changed.writeUInt8(changed.readUInt8(offset) ^ (1 << bit), offset);
            expect((await judge(changed)).kind, `${id.toString(16)}, ${offset}, ${bit}`).not.toBe(
              'genuine',
            );
          }
    },
  );

  it.each(GENUINE)('FAULT-113 %s with another byte between its signatures', async (name) => {
    const apk = files.get(name) as Buffer;
    const { start, end } = signingBlockOf(apk);
    for (let offset = start; offset < end; offset += 13) {
      const changed = Buffer.from(apk);
      changed.writeUInt8(changed.readUInt8(offset) ^ 1, offset);
      expect((await judge(changed)).kind, `${offset}`).not.toBe('genuine');
    }
  });

  it('FAULT-113 the signing block of one file in another', async () => {
    const blocks = [...files].map(([name, apk]) => {
      const { pairs } = signingBlockOf(apk);
      return {
        name,
        block: blockOf(pairs.map(({ start, end }) => apk.subarray(start - PAIR_HEADER_SIZE, end))),
      };
    });
    const contents = [...files].map(([name, apk]) => ({ name, apk: changeContent(apk) }));
    for (const { name, apk } of contents)
      for (const { name: from, block } of blocks)
        expect((await judge(replaceBlock(apk, block))).kind, `${from} in ${name}`).toBe(
          'not-genuine',
        );
  });
});

function changeContent(apk: Buffer): Buffer {
  const changed = Buffer.from(apk);
  const offset = changed.indexOf('random.bin') + 200;
  changed.writeUInt8(changed.readUInt8(offset) ^ 1, offset);
  return changed;
}

/** After the first mutation the structure may be invalid. */
function mutateIfPossible(apk: Buffer, next: Parameters<typeof mutate>[1]): Buffer {
  try {
    return mutate(apk, next);
  } catch (error) {
    if (error instanceof RangeError) return apk;
    throw error;
  }
}

/** What tests write goes into one folder, which is gone after them: nobody's disk fills up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const setup = (): (() => void) => {
  const usual = process.env['TMPDIR'];
  const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-tests-'));
  process.env['TMPDIR'] = scratch;
  return () => {
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
    rmSync(scratch, { recursive: true, force: true });
  };
};

/** What the command line understands, as it tells people. */
export const USAGE = `Usage: npm run market -- COMMAND [OPTION]...

  import --name NAME [--prices PATH]... [--facts PATH]... [--reference PATH]... [--targets PATH]...
                     [--mapping FILE] [--force]
      Builds the market NAME from files, or extends it. A PATH is a file, a folder (read recursively) or a
      zip archive; each file is recognised by its content, whichever option names it.
      --mapping FILE   how to read price CSVs of an unknown format (docs/import-formats.md)
      --force          reads files again that were imported before, and publishes a market that lost data

  demo [--companies N] makes the fictional demo market, if it is not there already; N from 68 to 1200
  list [--name NAME]   markets and their snapshots
  verify [--name NAME] compares every file of every snapshot with its checksum
  report [--name NAME] [--code SYMBOL] [--json]
                       what was rejected, set aside, repaired or noted, and why

Markets live in DATA_DIR (environment; default: the folder "data" below the current one).`;

/** The answer to the question "where does this number come from?". */
export const provenance = {
  "provenance.source": "Source",
  "provenance.formula": "Formula",
  "provenance.concept": "Concept",
  "provenance.form": "Filing",
  "provenance.accession": "Accession no.",
  "provenance.filedAt": "Filed on",
  "provenance.from": "From",
  "provenance.to": "To",
  "provenance.on": "On",
  "provenance.doubtful": {
    one: "Contains a price move that nothing supports, on {day}. It may be an error of the price source.",
    other: "Contains price moves that nothing supports, the last on {day}. They may be errors of the price source.",
  },
  "provenance.containsDoubt": "Contains a doubtful price move.",
  "provenance.doubtfulFigure": "{label}: {value}, contains a doubtful price move",
} as const;

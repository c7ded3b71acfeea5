// Lays out an acyclic graph in rows: computes ranks, removes redundant edges, and places nodes with few
// crossings. A graph is an object that maps each name to the names it points at.

const SWEEPS = 24;
/** The width of a place that only an edge passes through, relative to a node's width. */
const PASSING_WIDTH = 0.3;

/**
 * Returns the rank of each node: 0 for a node that points at nothing, else one more than the highest rank it
 * points at.
 */
export function rankNodes(graph) {
  const ranks = {};
  const rankOf = (name) => {
    ranks[name] ??= 1 + Math.max(-1, ...graph[name].map(rankOf));
    return ranks[name];
  };
  Object.keys(graph).forEach(rankOf);
  return ranks;
}

/** The graph without the edges that follow from others (transitive reduction). */
export function reduceEdges(graph) {
  const reaches = (from, to) => graph[from].some((next) => next === to || reaches(next, to));
  return Object.fromEntries(
    Object.entries(graph).map(([name, targets]) => [
      name,
      targets.filter((target) => !targets.some((other) => other !== target && reaches(other, target))),
    ]),
  );
}

/**
 * Returns the positions for a drawing of this width: `nodes` with name, rank and horizontal middle (from 0),
 * and `edges` as lists of places, one per rank the edge passes.
 */
export function placeNodes(graph, width) {
  const ranks = rankNodes(graph);
  const count = 1 + Math.max(...Object.values(ranks));
  const places = Object.keys(graph).map((name) => ({ name, rank: ranks[name], up: [], down: [] }));
  const placeOf = Object.fromEntries(places.map((place) => [place.name, place]));
  const edges = places.flatMap((from) => graph[from.name].map((target) => pathOf(from, placeOf[target])));
  const passing = edges.flatMap((path) => path.slice(1, -1));
  const rows = Array.from({ length: count }, (_, rank) =>
    [...places, ...passing].filter((place) => place.rank === rank),
  );
  const best = orderRows(rows);
  for (const row of best) spread(row, width);
  return { nodes: places, edges, ranks: count };
}

/** Creates one place for each rank between two nodes, each linked with the next. */
function pathOf(from, to) {
  const between = Array.from({ length: from.rank - to.rank - 1 }, (_, index) => ({
    name: null,
    rank: from.rank - 1 - index,
    up: [],
    down: [],
  }));
  const path = [from, ...between, to];
  path.slice(1).forEach((lower, index) => {
    path[index].down.push(lower);
    lower.up.push(path[index]);
  });
  return path;
}

/**
 * Sorts each row by the mean position of its neighbours, alternately downwards and upwards. Keeps the order
 * with the fewest crossings.
 */
function orderRows(rows) {
  let current = rows.map(indexed);
  let best = { crossings: Number.POSITIVE_INFINITY, rows: current };
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const crossings = countCrossings(current);
    if (crossings < best.crossings) best = { crossings, rows: current };
    const side = sweep % 2 === 0 ? 'down' : 'up';
    const order = side === 'down' ? current : current.toReversed();
    const sorted = order.map((row) => indexed(sortByMean(row, side)));
    current = side === 'down' ? sorted : sorted.toReversed();
  }
  return best.rows.map(indexed);
}

function indexed(row) {
  row.forEach((place, index) => {
    place.index = index;
  });
  return row;
}

function sortByMean(row, side) {
  const meanOf = (place) => {
    const near = place[side];
    return near.length === 0 ? place.index : near.reduce((sum, { index }) => sum + index, 0) / near.length;
  };
  const means = new Map(row.map((place) => [place, meanOf(place)]));
  return row.toSorted((first, second) => means.get(first) - means.get(second) || first.index - second.index);
}

function countCrossings(rows) {
  rows.forEach(indexed);
  const crossingsOf = (row) => {
    const ends = row.flatMap((place) => place.down.map((lower) => [place.index, lower.index]));
    const crosses = ([from, to], [other, end]) => (from - other) * (to - end) < 0;
    return ends.reduce(
      (sum, edge, at) => sum + ends.slice(at + 1).filter((later) => crosses(edge, later)).length,
      0,
    );
  };
  return rows.reduce((sum, row) => sum + crossingsOf(row), 0);
}

/** Returns the horizontal middles of a row's places, evenly spread over the width. */
function spread(row, width) {
  const sizes = row.map(({ name }) => (name === null ? PASSING_WIDTH : 1));
  const unit = width / sizes.reduce((sum, size) => sum + size, 0);
  let at = 0;
  row.forEach((place, index) => {
    place.position = at + (sizes[index] * unit) / 2;
    at += sizes[index] * unit;
  });
}

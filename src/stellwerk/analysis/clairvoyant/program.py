"""A linear program, written row by row, and the bound that HiGHS proves for it."""

from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

Terms = list[tuple[int, float]]
"""columns, each with its factor"""


@dataclass
class Program:
    """Maximise a sum of columns; every column lies between 0 and its most."""

    worth: list[float] = field(default_factory=list)
    most: list[float] = field(default_factory=list)
    whole: list[bool] = field(default_factory=list)
    rows: list[tuple[float, float, Terms]] = field(default_factory=list)
    offset: float = 0.0

    def column(self, worth: float = 0.0, *, most: float = 1.0, whole: bool = True) -> int:
        self.worth.append(worth)
        self.most.append(most)
        self.whole.append(whole)
        return len(self.worth) - 1

    def at_most(self, limit: float, terms: Terms) -> None:
        self.rows.append((-np.inf, limit, merged(terms)))

    def equal(self, value: float, terms: Terms) -> None:
        self.rows.append((value, value, merged(terms)))


def merged(terms: Terms) -> Terms:
    """Every column once: HiGHS writes over its own memory if one stands twice in a row."""
    factors: dict[int, float] = {}
    for column, factor in terms:
        factors[column] = factors.get(column, 0.0) + factor
    return [(column, factor) for column, factor in factors.items() if factor]


def proven_bound(program: Program, seconds: float) -> float:
    """No choice of whole numbers is worth more than this; infinite if time was too short to say."""
    highspy = import_module("highspy")
    solver = highspy.Highs()
    for name, value in (
        ("output_flag", False),
        ("threads", 1),
        ("time_limit", seconds),
        ("mip_abs_gap", 0.99),  # the worth of a play is a whole number
        ("mip_rel_gap", 0.0),
        ("mip_heuristic_effort", 0.0),  # the beam search finds better plays
    ):
        solver.setOptionValue(name, value)
    solver.passModel(for_highs(program, highspy))
    solver.run()
    return float(solver.getInfo().mip_dual_bound)


def for_highs(program: Program, highspy: ModuleType) -> object:
    model = highspy.HighsLp()
    model.sense_ = highspy.ObjSense.kMaximize
    model.offset_ = program.offset
    model.num_col_ = len(program.worth)
    model.col_cost_ = np.array(program.worth, float)
    model.col_lower_ = np.zeros(model.num_col_)
    model.col_upper_ = np.array(program.most, float)
    kinds = highspy.HighsVarType.kContinuous, highspy.HighsVarType.kInteger
    model.integrality_ = [kinds[whole] for whole in program.whole]
    write_rows(program, model, highspy)
    return model


def write_rows(program: Program, model: Any, highspy: ModuleType) -> None:
    terms = [term for _, _, row in program.rows for term in row]
    model.num_row_ = len(program.rows)
    model.row_lower_ = np.array([least for least, _, _ in program.rows])
    model.row_upper_ = np.array([most for _, most, _ in program.rows])
    matrix = model.a_matrix_
    matrix.format_ = highspy.MatrixFormat.kRowwise
    matrix.start_ = np.cumsum([0, *(len(row) for _, _, row in program.rows)]).astype(np.int32)
    matrix.index_ = np.array([column for column, _ in terms], np.int32)
    matrix.value_ = np.array([factor for _, factor in terms], float)
